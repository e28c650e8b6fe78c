import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientWithNetworkError, clientWithResponse } from './test-clients.ts'

describe('an upload with progress', () => {
  /** The part of XMLHttpRequest that the client uses; responds at once unless `held`. */
  class Request {
    static last: Request
    headers: Record<string, string> = {}
    upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } =
      {}
    status = 200
    responseText = JSON.stringify({ status: 200, data: { fileLink: 'f1' } })
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    constructor() {
      Request.last = this
    }
    open = vi.fn()
    abort = () => this.onabort?.()
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send() {
      this.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true })
      if (held) return
      this.onload?.()
    }
  }
  let held = false
  beforeEach(() => {
    held = false
    vi.stubGlobal('XMLHttpRequest', Request)
  })
  afterEach(() => vi.unstubAllGlobals())
  const file = new File(['x'], 'a.csv')

  test('reports its progress', async () => {
    const onUploadProgress = vi.fn()
    expect(
      await clientWithNetworkError(new Error('fetch must not be used')).uploadCsv(
        { file },
        { onUploadProgress },
      ),
    ).toEqual({
      status: 200,
      data: { fileLink: 'f1' },
    })
    expect(onUploadProgress).toHaveBeenCalledWith({ sent: 5, total: 10 })
    expect(Request.last.open).toHaveBeenCalledWith('POST', '/api/quiz/upload-csv')
  })
  test('can be aborted', async () => {
    held = true
    const controller = new AbortController()
    const call = clientWithResponse(200, {}).uploadCsv(
      { file },
      { onUploadProgress: () => undefined, signal: controller.signal },
    )
    controller.abort()
    await expect(call).rejects.toBe(controller.signal.reason)
    await expect(
      clientWithResponse(200, {}).uploadCsv(
        { file },
        { onUploadProgress: () => undefined, signal: controller.signal },
      ),
    ).rejects.toBe(controller.signal.reason)
  })
})
