/** What learning platforms take; a longer page scrolls in its frame. */
const maxHeight = 5_000

/** The origin of the page around the frame. Browsers without `ancestorOrigins` tell it as the referrer of a launch. */
const originAround = (): string | undefined => {
  const [around] = location.ancestorOrigins ?? []
  return around ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin)
}

/** Tells the learning platform around the frame how high the page is, now and whenever that changes (LTI). */
export const tellFrameSize = (): void => {
  const origin = originAround()
  if (origin === undefined || window.parent === window) return
  let told = 0
  const tell = () => {
    const height = Math.min(Math.ceil(document.body.getBoundingClientRect().height), maxHeight)
    if (height === told) return
    told = height
    window.parent.postMessage({ subject: 'lti.frameResize', height }, origin)
  }
  new ResizeObserver(tell).observe(document.body)
  tell()
}
