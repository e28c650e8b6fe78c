/** The frame or window of the platform that keeps what tools give it, by the name that the platform told. */
const storageWindow = (frame: string): Window | undefined => {
  const platform: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
  if (platform === null) return undefined
  if (frame === '_parent') return platform
  try {
    return (platform.frames as unknown as Record<string, Window | undefined>)[frame]
  } catch {
    return undefined
  }
}

const waitMs = 1_000

type Request = { frame: string; platformOrigin: string; key: string; subject: string; value?: string }

/**
 * Sends a message of the LTI platform storage and returns the value of the response, or undefined if there is none
 * within a second. Only the platform's own page hears it and is heard.
 */
export const askStorage = ({
  frame,
  platformOrigin,
  key,
  subject,
  value,
}: Request): Promise<string | undefined> =>
  new Promise((resolve) => {
    const target = storageWindow(frame)
    if (!target) return resolve(undefined)
    const messageId = crypto.randomUUID()
    const end = (found?: string) => {
      clearTimeout(timer)
      removeEventListener('message', hear)
      resolve(found)
    }
    const hear = ({ origin, data }: MessageEvent) => {
      const isOurs =
        origin === platformOrigin && data?.subject === `${subject}.response` && data?.message_id === messageId
      if (isOurs) end(typeof data.value === 'string' ? data.value : undefined)
    }
    const timer = setTimeout(end, waitMs)
    addEventListener('message', hear)
    target.postMessage(
      { subject, message_id: messageId, key, ...(value !== undefined && { value }) },
      platformOrigin,
    )
  })
