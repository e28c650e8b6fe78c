/** What every server of Node costs at the least: fastify with one route. The port is the first argument. */
import fastify from 'fastify'

const app = fastify()
app.get('/healthz', async () => ({ ok: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
