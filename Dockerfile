# One file, one image per deployable. It holds the package, shared-contracts and what they depend on, nothing else:
#   docker build --build-arg PACKAGE=mfe-catalog --build-arg VERSION=1.4.0 --tag furniture-store/mfe-catalog:1.4.0 .
# docker-compose.yml names the command of each service; they are those of `npm start`.
FROM node:24-slim

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
RUN npm install --no-save --no-audit --no-fund --ignore-scripts --workspace=${PACKAGE} --workspace=shared-contracts

COPY shared-contracts shared-contracts
COPY ${PACKAGE} ${PACKAGE}
ARG VERSION
ARG COMMIT=unknown
# The team's key signs the release and stays out of the image.
RUN --mount=type=secret,id=release-key \
  if [ -f /run/secrets/release-key ]; then export RELEASE_KEY_FILE=/run/secrets/release-key; fi; \
  BUILD_VERSION=${VERSION} COMMIT=${COMMIT} npm run build --if-present --workspace=${PACKAGE} \
  && mkdir /data && chown node:node /data

ENV NODE_ENV=production
USER node
