const longestAddress = 2_048

/**
 * Where to go after signing in, from what was remembered: a path of this page, or `/` for everything else,
 * since an address that somebody else planted could lead away or run as a script.
 */
export const safeReturnPath = (remembered: string | null): string =>
  remembered !== null && remembered.length <= longestAddress && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(remembered)
    ? remembered
    : '/'
