# One file, four images: docker build --target gateway|worker|browser-worker|metasearch .
# Bases are pinned by digest (of the index of all platforms); Dependabot renews them, see .github/dependabot.yml. By hand:
#   docker buildx imagetools inspect node:24-trixie-slim

FROM --platform=$BUILDPLATFORM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The same script makes these directories outside of Docker. Nothing in them is native, so they suit every platform.
RUN npm run build \
    && node scripts/image.mjs /image/without-worker --without-worker \
    && node scripts/image.mjs /image/with-worker

FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS node

# Debian with nothing of Node but its program: no npm, no compiler, no headers.
FROM debian:trixie-slim@sha256:d7e12182ce18b85b93007c1dedf31f2d29e01ccf3182cc4017c709b6259bc132 AS runtime
RUN apt-get update \
    && apt-get install --yes --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/* \
    && groupadd --gid 10001 gateway \
    && useradd --uid 10001 --gid 10001 --home-dir /tmp --no-create-home --shell /usr/sbin/nologin gateway
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/LICENSE /usr/local/share/doc/node/LICENSE
# The only place that is written to, if at all, is /tmp: the root file system may be read-only.
ENV NODE_ENV=production HOME=/tmp
WORKDIR /app
STOPSIGNAL SIGTERM
# tini reaps what a browser leaves behind; a core dump would hold what pages said.
ENTRYPOINT ["/usr/bin/tini", "--", "/usr/bin/prlimit", "--core=0", "/usr/local/bin/node", "/app/dist/src/cli.js"]
USER 10001:10001
LABEL org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.vendor="search-gateway" \
      org.opencontainers.image.base.name="docker.io/library/debian:trixie-slim"

FROM runtime AS gateway
COPY --from=build /image/without-worker /app
ENV SERVICE_HOST=0.0.0.0
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 \
    CMD ["/usr/local/bin/node", "/app/dist/src/cli.js", "gateway", "--healthcheck"]
CMD ["gateway"]
LABEL org.opencontainers.image.title="search-gateway" \
      org.opencontainers.image.description="Search and fetch for AI agents: MCP, REST and docs"

FROM runtime AS metasearch
COPY --from=build /image/without-worker /app
ENV METASEARCH_HOST=0.0.0.0
EXPOSE 8001
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 \
    CMD ["/usr/local/bin/node", "/app/dist/src/cli.js", "metasearch", "--healthcheck"]
CMD ["metasearch"]
LABEL org.opencontainers.image.title="search-gateway-metasearch" \
      org.opencontainers.image.description="Several public search engines merged, behind the ddgs API"

# The headless shell alone, of Debian's security updates: neither a whole Chromium nor a display.
FROM runtime AS browser
USER root
RUN apt-get update \
    && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/*
USER 10001:10001
COPY --from=build /image/with-worker /app
ENV BROWSER_DISABLE_TELEMETRY=true
EXPOSE 8000

FROM browser AS worker
ENV CRAWL_WORKER_HOST=0.0.0.0
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 \
    CMD ["/usr/local/bin/node", "/app/dist/src/cli.js", "worker", "--healthcheck"]
CMD ["worker"]
LABEL org.opencontainers.image.title="search-gateway-worker" \
      org.opencontainers.image.description="Crawl worker: pages as Markdown, static or rendered"

FROM browser AS browser-worker
ENV BROWSER_WORKER_HOST=0.0.0.0
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 \
    CMD ["/usr/local/bin/node", "/app/dist/src/cli.js", "browser-worker", "--healthcheck"]
CMD ["browser-worker"]
LABEL org.opencontainers.image.title="search-gateway-browser-worker" \
      org.opencontainers.image.description="Crawl worker that starts a browser for each page"
