/**
 * The addresses in a URL that names several hosts, as libpq reads it: postgres://u:p@a:5432,b:5432/name has two.
 * One host gives the URL itself.
 */
export const splitHosts = (url: string): string[] => {
  const parts = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/s.exec(url)
  if (!parts) return [url]
  const [, before, hosts = '', after = ''] = parts
  if (!hosts.includes(',')) return [url]
  // Of several hosts it is always the primary that is wanted.
  const rest = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${before}${host}${rest}`)
}
