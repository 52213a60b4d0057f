#!/bin/sh
# PgBouncer before the server of DATABASE_DIRECT_URL; as root, which it refuses, it is RUN_AS.
set -eu
umask 077
node .ci/scale/pooler-settings.ts >"$DATA_DIR/pgbouncer.ini"
exec pgbouncer ${RUN_AS:+-u "$RUN_AS"} "$DATA_DIR/pgbouncer.ini"
