/** Whether HTML contains more than its plain text: it has lists, tables or emphasis. */
export const isMoreThanText = (html: string): boolean =>
  /<(?:li|td|b|strong|u|mark|sup|sub)\b|mso-list|style=/i.test(html)
