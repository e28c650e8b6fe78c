/** Safari on an iPhone shows videos in a player of its own, which only this ends. */
type PhoneVideo = HTMLVideoElement & { webkitExitFullscreen?: () => void }

/** Ends the full screen of a video, because it hides everything else of the page. */
export const leaveFullScreen = (video: PhoneVideo): void => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  else video.webkitExitFullscreen?.()
}
