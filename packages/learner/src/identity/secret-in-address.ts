/** Shorter fragments are anchors within the page. */
const shortestSecret = 8

/**
 * The secret of a personal link, which is the fragment after the #. A truncated one is returned too and will
 * be refused; otherwise the quiz would be taken as the student who used this browser before.
 */
export const secretInAddress = (): string | undefined => {
  const secret = location.hash.slice(1)
  return secret.length >= shortestSecret ? secret : undefined
}
