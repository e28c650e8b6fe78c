import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startRenewable } from './renewable.ts'

const started = () => {
  const children: ChildProcess[] = []
  const renewable = startRenewable(() => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    children.push(child)
    return child
  })
  return { children, renewable }
}
const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

test('restarts a server once for changes that come together, and never beside the old one', async () => {
  const { children, renewable } = started()
  for (let change = 0; change < 3; change++) renewable.renew()
  await expect.poll(() => children.length).toBe(2)
  expect(children.map(isRunning)).toEqual([false, true])
  await renewable.stop()
  expect(children.map(isRunning)).toEqual([false, false])
})

test('a server that ended by itself restarts at the next change, and none restarts after the end', async () => {
  const { children, renewable } = started()
  children[0]!.kill('SIGKILL')
  await once(children[0]!, 'exit')
  renewable.renew()
  await expect.poll(() => children.length).toBe(2)
  renewable.renew()
  await renewable.stop()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(children.map(isRunning)).toEqual([false, false])
})
