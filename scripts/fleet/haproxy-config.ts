import type { Backend } from './balancer.ts'

export type HaproxyOptions = {
  host: string
  port: number
  backends: readonly Backend[]
  /** The path to which a backend responds with 200 while it accepts connections. */
  healthPath: string
}

/**
 * A HAProxy configuration equivalent to our own balancer: it balances TCP connections round-robin over
 * healthy backends. A backend that is shutting down keeps its connections, so that requests in progress get
 * their response.
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
