import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * Returns a `fetch` that calls the services in this process without a connection. So the page uses the same calls,
 * with the same checks, as all clients. `address` is the browser's IP address, by which failed sign-ins are counted.
 */
export const injectFetch =
  (app: FastifyInstance, address: string): typeof fetch =>
  async (url, init = {}) => {
    const { pathname, search } = new URL(String(url))
    const response = await app.inject({
      method: init.method as InjectOptions['method'],
      url: pathname + search,
      headers: init.headers as Record<string, string>,
      remoteAddress: address,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return new Response(response.body, { status: response.statusCode })
  }
