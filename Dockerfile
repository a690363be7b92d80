# The app and its sandbox in one image. Settings are those of .env.example; with DATABASE_URL any number of them share one Postgres.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Read by the build alone.
ARG VITE_API_USER VITE_API_ASSETS VITE_API_INCOME VITE_API_MESSAGES VITE_API_SQUARE VITE_TABS COMPULSORY
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
# Compiled code is kept where its user may write.
ENV NODE_ENV=production LISTEN_ADDRESS=0.0.0.0 PORT=4173 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
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
