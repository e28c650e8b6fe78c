/** Shows the way to the quiz of a launch that was used already, if this browser is still known there as its student. */
export const offerToGoOn = (): void => {
  const offer = document.getElementById('go-on')
  const key = offer?.dataset['token']
  try {
    if (offer && key !== undefined && localStorage.getItem(key) !== null) offer.hidden = false
  } catch {
    // A browser that forbids the storage in a frame has no token either.
  }
}
