export type RawRequest = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
}
export type RawResponse = { status: number; text: string }
/** Bytes sent so far, and the total number of bytes or null if it is unknown. */
export type Progress = { sent: number; total: number | null }

export const sendWithFetch = async (
  { url, ...init }: RawRequest,
  send: typeof fetch,
  { signal, outlivesPage }: { signal?: AbortSignal | undefined; outlivesPage: boolean },
): Promise<RawResponse> => {
  const keepalive = outlivesPage && { keepalive: true }
  const response = await send(url, { ...init, ...keepalive, signal: signal ?? null, credentials: 'omit' })
  return { status: response.status, text: await response.text() }
}

/**
 * Sends with XMLHttpRequest, because `fetch` does not report upload progress. Rejects when the network fails or
 * `signal` aborts.
 */
export const sendWithProgress = (
  { method, url, headers, body }: RawRequest,
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = (settle: () => void) => () => {
      signal?.removeEventListener('abort', abort)
      settle()
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress({ sent: loaded, total: lengthComputable ? total : null })
    request.onload = end(() => resolve({ status: request.status, text: request.responseText }))
    request.onerror = end(() => reject(new Error('The network failed.')))
    request.onabort = end(() => reject(new Error('The call was aborted.')))
    if (signal?.aborted) return reject(new Error('The call was aborted.'))
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
