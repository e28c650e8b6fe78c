import type { Backend } from './balancer.ts'

export type HaproxyOptions = {
  host: string
  port: number
  backends: readonly Backend[]
  /** What a backend answers 200 to while it may be sent somebody. */
  healthPath: string
}

/**
 * The configuration of an HAProxy that does what our own balancer does: it spreads connections in turn over the
 * backends that are well, and knows bytes only. A backend that is ending keeps the connections it has, so that what is
 * under way can be answered.
 */
export const haproxyConfig = ({ host, port, backends, healthPath }: HaproxyOptions): string =>
  `global
  maxconn 4000

defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
  retries 3
  option redispatch 1

listen balancer
  bind ${host}:${port}
  balance roundrobin
  option httpchk
  http-check send meth GET uri ${healthPath} ver HTTP/1.1 hdr Host ${host}
  http-check expect status 200
  default-server check inter 250ms fall 1 rise 1
${backends.map((backend) => `  server port-${backend.port} ${backend.host}:${backend.port}`).join('\n')}
`
