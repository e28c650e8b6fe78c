const longestAddress = 2_048

/**
 * The path to open after signing in: the saved one if it is a path of this site, otherwise `/`, because a
 * manipulated address could lead to another site or run a script.
 */
export const safeReturnPath = (remembered: string | null): string =>
  remembered !== null && remembered.length <= longestAddress && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(remembered)
    ? remembered
    : '/'
