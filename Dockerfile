# The release, made and installed by the very commands that test/release.long.test.ts runs in an empty folder.
#   docker build -t veillee .
#   docker run -d -p 8080:8080 -v veillee:/data -e VEILLEE_PUBLIC=http://192.168.1.20:8080 veillee
FROM node:20-slim AS made
WORKDIR /veillee
COPY . .
RUN npm ci
RUN npm run release

FROM node:20-slim
COPY --from=made /veillee/dist-release/ /release/
RUN npm install -g /release/veillee-*.tgz && rm -r /release && mkdir /data && chown node:node /data
USER node
ENV VEILLEE_DATA=/data VEILLEE_HOST=0.0.0.0 VEILLEE_PORT=8080
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.VEILLEE_PORT}/healthz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["veillee"]
CMD ["serve"]
