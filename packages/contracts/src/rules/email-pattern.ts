/** An address that a mail can be sent to, and to it alone: it holds nothing that separates addresses. */
export const emailPattern = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/
