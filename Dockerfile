# Two images of one build: `--target gateway` (with the page) and `--target services` (with the learner's). Neither runs as root, neither holds what only builds.
FROM node:24.21.0-bookworm-slim AS sources
ENV CI=true
WORKDIR /app
COPY . .

FROM sources AS page
RUN npx -y pnpm@12 install --frozen-lockfile --filter @quizwright/web... --filter @quizwright/learner... --filter @quizwright/pages... --filter quizwright \
 && node_modules/.bin/vite build packages/web --logLevel warn \
 && node_modules/.bin/vite build packages/learner --logLevel warn \
 && node_modules/.bin/vite build packages/pages --logLevel warn

FROM sources AS gateway-packages
RUN npx -y pnpm@12 install --frozen-lockfile --prod --filter @quizwright/gateway...

FROM sources AS services-packages
RUN npx -y pnpm@12 install --frozen-lockfile --prod --filter @quizwright/services...

# Node strips no types under node_modules, so the layout of the workspace stays as it is.
FROM node:24.21.0-bookworm-slim AS gateway
ENV NODE_ENV=production HOST=0.0.0.0 OPERATIONS_PORT=4002 OPERATIONS_HOST=0.0.0.0
WORKDIR /app
COPY --from=gateway-packages /app/node_modules node_modules
COPY --from=gateway-packages /app/packages/contracts packages/contracts
COPY --from=gateway-packages /app/packages/domain packages/domain
COPY --from=gateway-packages /app/packages/server packages/server
COPY --from=gateway-packages /app/packages/pages packages/pages
COPY --from=gateway-packages /app/packages/gateway packages/gateway
COPY --from=page /app/packages/web/dist packages/web/dist
COPY --from=page /app/packages/pages/dist packages/pages/dist
USER node
EXPOSE 4000 4002
# Whether it lives, not whether its services answer: what stands between the two may wait for it.
HEALTHCHECK --interval=5s --timeout=2s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/gateway/src/server.ts"]

FROM node:24.21.0-bookworm-slim AS services
ENV NODE_ENV=production HOST=0.0.0.0 SERVICES_OPERATIONS_PORT=4002 OPERATIONS_HOST=0.0.0.0 \
    MALLOC_ARENA_MAX=1 DATA_DIR=/data
WORKDIR /app
COPY --from=services-packages /app/node_modules node_modules
COPY --from=services-packages /app/packages/contracts packages/contracts
COPY --from=services-packages /app/packages/domain packages/domain
COPY --from=services-packages /app/packages/formats packages/formats
COPY --from=services-packages /app/packages/server packages/server
COPY --from=services-packages /app/packages/pages packages/pages
COPY --from=services-packages /app/packages/services packages/services
COPY --from=page /app/packages/learner/dist packages/learner/dist
COPY --from=page /app/packages/pages/dist packages/pages/dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
EXPOSE 4001 4002
HEALTHCHECK --interval=5s --timeout=2s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4001/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/services/src/server.ts"]
