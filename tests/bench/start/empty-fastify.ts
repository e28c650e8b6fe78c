/** The minimum cost of a Node server: fastify with one route. The first argument is the port. */
import fastify from 'fastify'

const app = fastify()
app.get('/healthz', async () => ({ ok: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
