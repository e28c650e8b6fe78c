import { navigate } from 'wouter/use-browser-location'

const key = 'wayBack'
const signInPath = '/unauthorized-page'
const longest = 2_048

/** Whether an address lies within this app: a single slash first, and nothing a browser would read as another host. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(address) && address.length <= longest && !address.startsWith(signInPath)

/** Leaves for the sign-in page and remembers where from, for this tab only. */
export const leaveForSignIn = (from: string = location.pathname + location.search): void => {
  if (isOwnAddress(from)) sessionStorage.setItem(key, from)
  if (location.pathname !== signInPath) navigate(signInPath, { replace: true })
}

/** Where to go after signing in. Asked once; the home page when nothing is remembered. */
export const takeWayBack = (): string => {
  const remembered = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return remembered && isOwnAddress(remembered) ? remembered : '/'
}
