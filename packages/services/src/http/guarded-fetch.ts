/** The largest response of another service: a verdict about a token, or a text of a model. */
const maxBytes = 1024 * 1024

/**
 * `fetch` for the services that an operator names. It follows no redirect, because one could lead to an address that
 * only this machine can reach and would take the caller's token there. A body of more than 1 MiB ends with an error.
 */
export const guardedFetch: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: 'manual' })
  if (!response.body) return response
  let received = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      received += chunk.byteLength
      if (received <= maxBytes) controller.enqueue(chunk)
      else controller.error(new Error(`The response has more than ${maxBytes} bytes.`))
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}
