/** What follows the text of a link: its address in brackets, unless the text is the address. */
export const behindLink = (text: string, address: string): string =>
  /^https?:\/\//.test(address) && !text.includes(address.replace(/^https?:\/\/|\/$/g, ''))
    ? ` (${address})`
    : ''
