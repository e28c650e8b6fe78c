/**
 * Runs HAProxy (HAPROXY_PROGRAM) as a process, started by start-fleet.ts with the settings of
 * balancer-settings.ts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBalancerSettings } from './balancer-settings.ts'
import { haproxyConfig } from './haproxy-config.ts'
import { runProgram } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'quizwright-haproxy-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const config = join(folder, 'haproxy.cfg')
writeFileSync(config, haproxyConfig(readBalancerSettings()))
runProgram(process.env['HAPROXY_PROGRAM'] ?? 'haproxy', ['-db', '-f', config])
