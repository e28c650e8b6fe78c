const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The domain as mail servers look it up (IDNA): in lower case and ASCII. What is no domain, such as one with a path,
 * stays as it is.
 */
const hostOf = (domain: string): string => {
  try {
    const { href, hostname } = new URL(`http://${domain}`)
    return href === `http://${hostname}/` ? hostname : domain
  } catch {
    return domain
  }
}

/**
 * Returns the mailbox to which an e-mail address leads: mail to `ada+quiz@example.org` reaches that of
 * `ada@example.org` (RFC 5233), and so does mail to an address written with capitals, invisible or full-width
 * characters. Gmail ignores dots, and delivers both names of its domain to one mailbox.
 */
export const toMailbox = (email: string): string => {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? []
  const visible = local.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  // A name that begins with a plus is no tag of another one.
  const withoutTag = visible.replace(/(?<=.)\+.*/s, '')
  const host = hostOf(domain)
  if (gmailDomains.has(host)) return `${withoutTag.replaceAll('.', '')}@gmail.com`
  return `${withoutTag}@${host}`
}
