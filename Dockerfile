# One file, one image per deployable. It holds Node, the package, shared-contracts and the libraries that they need to run;
# no shell, no npm, nothing that builds:
#   docker build --build-arg PACKAGE=mfe-catalog --build-arg VERSION=1.4.0 --tag furniture-store/mfe-catalog:1.4.0 .
# docker-compose.yml names the command of each service; they are those of `npm start`. The digests of base images are those
# of .ci/image/base-images.json (`npm run images:pin`); a build with a team's key refuses an image that has none there.

# For a canary: the image of the live version, which is published on beside it.
ARG LIVE_IMAGE=gcr.io/distroless/cc-debian12
FROM ${LIVE_IMAGE} AS live

FROM node:24-bookworm-slim AS build

WORKDIR /store

# npm wants to see every workspace's manifest; changes of sources do not disturb this layer.
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY shared-contracts/package.json shared-contracts/
COPY shell/package.json shell/
COPY mfe-catalog/package.json mfe-catalog/
COPY mfe-cart-checkout/package.json mfe-cart-checkout/
COPY mfe-account/package.json mfe-account/
COPY mfe-content/package.json mfe-content/
COPY store-api/package.json store-api/
COPY e2e/package.json e2e/
ARG PACKAGE
RUN npm ci --no-audit --no-fund --ignore-scripts --workspace=${PACKAGE} --workspace=shared-contracts

COPY .ci/image .ci/image
COPY shared-contracts shared-contracts
COPY ${PACKAGE} ${PACKAGE}
ARG VERSION
ARG COMMIT=unknown
ARG CANARY_PERCENT
# The team's key signs the release and stays out of the image.
RUN --mount=type=secret,id=release-key --mount=type=bind,from=live,target=/live \
  if [ -d /live/store/${PACKAGE}/dist ]; then cp -r /live/store/${PACKAGE}/dist ${PACKAGE}/dist; fi; \
  if [ -f /run/secrets/release-key ]; then node .ci/image/pin.ts --check || exit 1; export RELEASE_KEY_FILE=/run/secrets/release-key; fi; \
  BUILD_VERSION=${VERSION} CANARY_PERCENT=${CANARY_PERCENT} COMMIT=${COMMIT} npm run build --if-present --workspace=${PACKAGE} \
  && node .ci/image/main.ts ${PACKAGE} ${VERSION} /image \
  && mkdir /data

# What stands before and between the services of the compose profile `scale`: Debian's own, as the tests start them.
FROM node:24-bookworm-slim AS engines
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates haproxy varnish varnish-modules pgbouncer \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /store
COPY .ci/scale .ci/scale
COPY shell/edge shell/edge
COPY store-api/pooler store-api/pooler
USER 1000:1000

# glibc, libstdc++, certificates and time zones of the same Debian.
FROM gcr.io/distroless/cc-debian12

ARG PACKAGE
ARG VERSION
ARG COMMIT=unknown
LABEL org.opencontainers.image.title="furniture-store/${PACKAGE}" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${COMMIT}"

COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /store
# A volume takes its owner from here.
COPY --from=build --chown=1000:1000 /data /data

WORKDIR /store
ENV NODE_ENV=production
USER 1000:1000
