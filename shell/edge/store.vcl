# The store's edge, for Varnish 7.1 with varnish-modules' xkey. shell/edge/README.md says how it is started; docs/decisions/0061 why it is so.
vcl 4.1;

import std;
import xkey;
import cookie;

# The shells as the director `store`, and `acl purgers`: `npx node shell/edge/origins.ts` writes it.
include "edge-origins.vcl";

sub vcl_recv {
    set req.backend_hint = store.backend();

    # Of the edge itself, for the balancer: without a shell it shows what it has.
    if (req.url == "/edge-healthz") {
        return (synth(200, "OK"));
    }

    if (req.method == "PURGE") {
        # What comes through a balancer comes from its address, which may be one of the purgers'.
        if (client.ip !~ purgers || req.http.x-forwarded-for ~ ","
            || std.getenv("EDGE_PURGE_SECRET") == "" || req.http.authorization != "Bearer " + std.getenv("EDGE_PURGE_SECRET")) {
            return (synth(403, "Forbidden"));
        }
        if (!req.http.xkey) {
            return (synth(400, "No tags"));
        }
        # Soft: what is purged is fetched before it is shown again, and shown as it is while no shell answers.
        return (synth(200, "Purged " + xkey.softpurge(req.http.xkey)));
    }

    # The second look, after an origin's 5xx: at what is stale, too. What follows was done at the first.
    if (req.restarts > 0) {
        unset req.http.x-looked-up;
        set req.grace = 7d;
        return (hash);
    }
    # Only this file sets them.
    unset req.http.x-store-bucket;
    unset req.http.x-store-encoding;
    unset req.http.x-looked-up;
    # The store has one origin, PUBLIC_ORIGIN.
    unset req.http.x-forwarded-host;

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Of the API only the public calls; the change stream, files, payment pages and operators' addresses pass.
    if (req.url ~ "^/(?i)api(/|\?|$)" && (req.url !~ "^/api/v1/(?:dynamic/dataoperation/|common/(?:localization-cstm-portal/)?)?[a-zA-Z0-9_-]+(?:\?|$)" || req.url ~ "^/api/v1/changes")) {
        return (pass);
    }
    if (req.url ~ "^/(?:payment-sandbox|previews|healthz|readyz|composition\.json|canary\.json|metrics)(?:[/?]|$)"
        || req.url ~ "[?&]preview=" || req.http.upgrade) {
        return (pass);
    }

    # What people type may name them. A call's parameters are JSON text.
    if (req.url ~ "(?i)/get-search-suggestions\?" || req.url ~ "[?&](?:SearchTerm|q)=(?!(?:%22%22)?(?:&|$))") {
        return (pass);
    }

    # A person's cart, wish list or PIN.
    if (req.url ~ "(?i)/get-(?:products-list-by-ids|withdrawn-products|place-of-pin)\?") {
        return (pass);
    }

    cookie.parse(req.http.cookie);
    # A build before its release, for the browser that holds its link, and a browser that tries a release.
    if (req.url !~ "^/(?:assets|media)/" && (cookie.isset("store-preview") || cookie.isset("store-viewer") || cookie.isset("store-trial"))) {
        return (pass);
    }
    # A canary is chosen by the bucket alone (shell/src/server/canaries/choose-store.ts).
    if (cookie.get("store-bucket") ~ "^(?:0|[1-9][0-9]?)$") {
        set req.http.x-store-bucket = cookie.get("store-bucket");
    }
    unset req.http.cookie;
    unset req.http.authorization;
    # Sent with every call, read by those for one person alone, which are POST.
    unset req.http.token;
    unset req.http.userid;
    # One client's claim is not what is stored for all; the store's own scheme is PUBLIC_ORIGIN's.
    unset req.http.x-forwarded-proto;

    # Campaign parameters, which no page reads.
    set req.url = regsuball(req.url, "([?&])(?:utm_[a-z_]+|gclid|fbclid|msclkid|mc_[ce]id|_ga)=[^&]*", "\1");
    set req.url = regsuball(regsub(regsuball(req.url, "&&+", "&"), "\?&", "?"), "[?&]$", "");
    set req.url = std.querysort(req.url);

    # Varnish itself would ask for gzip alone.
    if (req.http.accept-encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))") {
        set req.http.x-store-encoding = "br";
    } elsif (req.http.accept-encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))") {
        set req.http.x-store-encoding = "gzip";
    }

    # A healthy store never shows what was purged; one that is down, or has just failed, shows its last good answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    set req.http.x-looked-up = "1";
    return (hash);
}

# Without the host, which a client invents: of each page it would make a copy more.
sub vcl_hash {
    hash_data(req.url);
    # 'identity' has none.
    hash_data(req.http.x-store-encoding);
    return (lookup);
}

sub vcl_backend_fetch {
    if (!bereq.uncacheable || bereq.http.x-store-encoding) {
        unset bereq.http.accept-encoding;
        if (bereq.http.x-store-encoding) {
            set bereq.http.accept-encoding = bereq.http.x-store-encoding;
        }
    }
    if (bereq.http.x-store-bucket) {
        set bereq.http.cookie = "store-bucket=" + bereq.http.x-store-bucket;
    }
    unset bereq.http.x-store-encoding;
}

sub vcl_backend_response {
    # A finished fetch destroys the last good answer, which is shown instead (vcl_synth); so this one is not finished.
    # Without one, which would have been asked for by its ETag or date, shed load is not tried again.
    if (beresp.status >= 500 && (bereq.is_bgfetch || (bereq.http.x-looked-up && (bereq.http.if-none-match || bereq.http.if-modified-since || !beresp.http.retry-after)))) {
        return (abandon);
    }

    # Of all cookies the document depends on the bucket alone, and only while there is a canary.
    set beresp.http.vary = regsub(beresp.http.vary, "(?i)\bcookie\b", "x-store-bucket");

    # Honest origins say so; whatever they say, nothing of one visitor is stored.
    if (beresp.http.set-cookie || beresp.http.cache-control ~ "(?i)\b(?:private|no-store)\b" || beresp.http.vary ~ "(?i)\*|\borigin\b"
        || !beresp.http.xkey || beresp.http.cache-control !~ "(?i)\b(?:s-maxage|max-age)=[1-9]"
        || (beresp.status != 200 && beresp.status != 304)) {
        set beresp.uncacheable = true;
        # Longer, and a dead origin's last good answer would hide behind it.
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        return (deliver);
    }

    set beresp.keep = 0s;
    set beresp.grace = std.duration(regsub(beresp.http.cache-control, "(?i)^.*\bstale-if-error=([0-9]+).*$", "\1s"), 24h);
    return (deliver);
}

# Without a last good answer: what the browser's code reads from the shell's gateway, or a page of few words.
sub vcl_backend_error {
    if (bereq.is_bgfetch || bereq.http.x-looked-up) {
        return (abandon);
    }
    # Where others wait, Varnish stores it for a second. With its grace and keep they would see the fault for longer.
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.http.content-security-policy = "default-src 'none'; frame-ancestors 'none'";
    set beresp.http.x-content-type-options = "nosniff";
    set beresp.http.retry-after = "5";
    set beresp.http.cache-control = "no-store";
    if (bereq.url ~ "^/api/") {
        set beresp.http.content-type = "application/problem+json";
        set beresp.body = """{"type":"about:blank","title":"The store cannot answer right now","status":503,"code":"api-unavailable"}""";
    } else {
        set beresp.http.content-type = "text/html; charset=utf-8";
        set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Unavailable</title><p>The store cannot answer right now. Please try again in a few seconds.</p><p lang="ar" dir="rtl">لا يستطيع المتجر الرد الآن. يرجى المحاولة بعد بضع ثوان.</p></html>"};
    }
    return (deliver);
}

sub vcl_synth {
    # A fetch that was abandoned at the first look.
    if (resp.status == 503 && req.http.x-looked-up) {
        return (restart);
    }
    set resp.http.content-security-policy = "default-src 'none'; frame-ancestors 'none'";
    set resp.http.x-content-type-options = "nosniff";
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.cache-tag;
    unset resp.http.x-varnish;
    unset resp.http.via;
    if (resp.http.vary ~ "x-store-bucket") {
        set resp.http.vary = regsub(resp.http.vary, "x-store-bucket", "cookie");
    }
    # Browsers ask each time. Age stays: by it they correct the date, which is the store's time to them.
    if (resp.http.cache-control ~ "\bs-maxage=") {
        set resp.http.cache-control = "no-cache";
    }
    if (obj.hits > 0) {
        # Another visitor's.
        unset resp.http.x-request-id;
        set resp.http.x-cache = "hit";
    } else {
        set resp.http.x-cache = "miss";
    }
}
