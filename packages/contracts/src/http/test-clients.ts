import { createClient, type Client } from './client.ts'

type SentRequest = { url: string; method?: string; headers: Record<string, string>; body?: BodyInit | null }
export const sent: SentRequest[] = []
/** A client that gets this response to every request, and a list of the requests that it sent. */
export const clientWithResponse = (status: number, body: unknown): Client => {
  sent.length = 0
  return createClient({
    baseUrl: '/api/',
    headers: () => ({ uid: 'ada', authorization: 'token' }),
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init?.method,
        headers: init?.headers as Record<string, string>,
        body: init?.body,
      })
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  })
}

export const clientWithNetworkError = (error: unknown): Client =>
  createClient({ baseUrl: '/api/', headers: () => ({}), fetch: () => Promise.reject(error) })
