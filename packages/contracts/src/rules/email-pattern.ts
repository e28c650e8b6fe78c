/** Matches a single e-mail address. Characters that separate addresses are not allowed. */
export const emailPattern = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/
