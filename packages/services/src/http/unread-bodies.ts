import fp from 'fastify-plugin'

/**
 * Reads the rest of an upload if its response was sent before all of it had arrived. Otherwise it would block the
 * connection, on which a gateway sends its next request.
 */
export const unreadBodies = fp(
  async (app) => {
    app.addHook('onResponse', async ({ raw }) => {
      if (raw.complete) return
      raw.unpipe()
      raw.resume()
    })
  },
  { name: 'unread-bodies' },
)
