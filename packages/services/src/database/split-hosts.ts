/**
 * Returns one URL for each host of a URL with several hosts, as libpq reads it: postgres://u:p@a:5432,b:5432/name
 * has two.
 */
export const splitHosts = (url: string): string[] => {
  const parts = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/s.exec(url)
  if (!parts) return [url]
  const [, before, hosts = '', after = ''] = parts
  if (!hosts.includes(',')) return [url]
  // If there are several hosts, the primary is always wanted.
  const rest = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${before}${host}${rest}`)
}
