# Sitebrief in one container: server, worker, embedded database and the browser that renders pages. How to run it: docs/deploy.md,
# "In a container".

# The version of Node is the one in package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY vite.config.ts tsconfig.json ./
COPY scripts scripts
COPY src src
RUN node scripts/build-web.ts && node scripts/build-database.ts

# Node comes along in node_modules, the version of package.json; npm stays behind.
FROM debian:bookworm-slim
# Fonts for Chinese, Japanese and Korean too: without them screenshots and PDF show boxes.
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    ca-certificates chromium tini fonts-liberation fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --create-home --shell /usr/sbin/nologin sitebrief \
  && install -d -o sitebrief -g sitebrief -m 700 /data
WORKDIR /app
# The code belongs to root: the process can't change what it runs.
COPY --from=build /app ./
# Compiled code is kept here, so that the next start is quicker.
RUN install -d -o sitebrief -g sitebrief dist/compile-cache
ENV PATH=/app/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER sitebrief
VOLUME /data
EXPOSE 3000
# The process ends within 10 s of it; docker stop waits 10 s unless told otherwise.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# tini collects processes that a browser leaves behind when it crashes, and passes signals on.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node_modules/.bin/node", "scripts/start.js"]
