/** The address of the image in markup that was written for it; empty without one. */
export const addressIn = (markup: string): string =>
  (/src=(?:"|&quot;)(.*?)(?:"|&quot;)/.exec(markup)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&amp;', '&')
