/**
 * Matches a single e-mail address. Characters that separate addresses are not allowed, nor control characters, which
 * mail programs replace by others.
 */
export const emailPattern =
  /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+\.[^\s\p{Cc}@,;:<>()[\]"\\]+$/u
