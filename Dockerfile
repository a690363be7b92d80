# The app and its sandbox in one image. Settings are those of .env.example; with DATABASE_URL any number of them share one Postgres.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production LISTEN_ADDRESS=0.0.0.0 PORT=4173 DATA_DIR=/data
COPY package.json package-lock.json ./
# The image brings its own Node.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* && npm cache clean --force && mkdir /data && chown node /data
COPY --from=build /app/dist dist
COPY sandbox sandbox
COPY src src
COPY locales locales
COPY scripts scripts
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals: SIGTERM ends it within 30 seconds. Without its limit to what is new it takes 80 MB more, for nothing.
CMD ["node", "--max-semi-space-size=16", "sandbox/main.ts"]
