import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser, noBrowserSentence } from './find-browser.ts'

/**
 * A browser with a profile on disk. `start` opens it with that profile; `kill` ends all its processes at
 * once.
 */
export type KillableBrowser = AsyncDisposable & { start: () => Promise<Page>; kill: () => Promise<void> }

export const createKillableBrowser = async (): Promise<KillableBrowser> => {
  const found = findBrowser()
  if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
  const profile = await mkdtemp(join(tmpdir(), 'quizwright-profile-'))
  let kill = async (): Promise<void> => {}

  const start = async (): Promise<Page> => {
    const args = [
      ...browserArguments,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      'about:blank',
    ]
    // In its own process group, so that one signal also ends the renderers.
    const child = spawn(found.path, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = once(child, 'exit')
    kill = async () => {
      if (process.platform === 'win32') child.kill('SIGKILL')
      else process.kill(-defined(child.pid, 'child.pid'), 'SIGKILL')
      await ended
      kill = async () => {}
    }
    for await (const line of createInterface(child.stderr)) {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (!address) continue
      child.stderr.resume()
      return elementAt((await chromium.connectOverCDP(address)).contexts(), 0).newPage()
    }
    throw new Error('The browser did not start.')
  }

  return {
    start,
    kill: () => kill(),
    [Symbol.asyncDispose]: async () => {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
