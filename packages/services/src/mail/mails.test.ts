import { createServer, type Server, type Socket } from 'node:net'
import { emailPattern } from '@quizwright/domain/rules/email-pattern.ts'
import { eq } from '../database/drizzle.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { jobs } from '../database/tables/jobs.ts'
import { mails } from '../database/tables/mails.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { learnerClient } from '../test-support/learner-client.ts'
import { addQuiz, draftOf, openTestServices, type TestServices } from '../test-support/test-services.ts'
import { hostileTexts } from '../../../../scripts/fuzz/hostile-texts.ts'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'
import { openMailer } from './mailer.ts'

let services: TestServices | undefined
let server: Server | undefined
afterEach(async () => {
  await services?.[Symbol.asyncDispose]()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  services = undefined
  server = undefined
})

/** A mail server that accepts everything or refuses everything for now. It records the mails sent to it. */
const startMailServer = async (answers: { takes: boolean }) => {
  const received: string[] = []
  const talk = (socket: Socket) => {
    let isData = false
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return
        isData = false
        socket.write('250 taken\r\n')
      } else if (/^DATA/i.test(text)) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (/^MAIL/i.test(text) && !answers.takes) socket.write('451 not now\r\n')
      else socket.write('250 fine\r\n')
    })
  }
  server = createServer(talk)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, received }
}

const ownHeaders = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'content-transfer-encoding',
  'date',
  'mime-version',
  'content-type',
])

const requestCode = async (url: string) => {
  services = await openTestServices({ mailServer: { url, from: 'Quizzes <quizzes@example.org>' } })
  const ada = await services.addInstructor('ada')
  const sessionId = await firstSessionId(services.db, await addQuiz(ada, {}, [draftOf('one')], true))
  await services.db.update(sessions).set({ access: 'confirmed_email' }).where(eq(sessions.id, sessionId))
  const { data } = await learnerClient(services.url).requestCode({
    body: { session_id: sessionId, email: 'bo@example.org' },
  })
  const student = learnerClient(services.url, data.confirmation_token)
  return { state: async () => (await student.readCodeMail()).data.state }
}
const becomes = (state: () => Promise<string>, expected: string) =>
  vi.waitFor(async () => expect(await state()).toBe(expected), { timeout: 20_000, interval: 50 })

test('a mail is sent to its single recipient, and its text is then deleted', async () => {
  const { url, received } = await startMailServer({ takes: true })
  const { state } = await requestCode(url)
  await becomes(state, 'sent')
  expect(received.join('')).toMatch(/RCPT TO:<bo@example\.org>[\s\S]*Your code is \d{6}\./)
  const [mail] = await services!.db.select().from(mails)
  expect(mail!.body).toBe('')
})

test('given a mail server that accepts nothing, then the mail is delayed, and no code is in the jobs', async () => {
  const { url } = await startMailServer({ takes: false })
  const { state } = await requestCode(url)
  await becomes(state, 'delayed')
  const [job] = await services!.db.select().from(jobs).where(eq(jobs.kind, 'mail'))
  expect(job, 'the job that sends it').toBeDefined()
  expect(JSON.stringify(job)).not.toMatch(/\d{6}\.|bo@/)
})

/** Line breaks after which a mail program would begin another header. */
const headerTexts = [
  'x\r\nBcc: eve@evil.test',
  'x\nBcc: eve@evil.test',
  'x\r\n\r\nbody',
  '\rBcc: eve@evil.test',
]

test('given hostile texts in a mail, then they add no recipient and no header', async () => {
  const { url, received } = await startMailServer({ takes: true })
  const mailer = openMailer({ url, from: 'Quizzes <quizzes@example.org>' })
  for (const text of [...hostileTexts, ...headerTexts]) {
    received.length = 0
    await mailer.send({ recipient: 'bo@example.org', subject: text, body: text })
    const said = received.join('')
    const headers = said.slice(said.indexOf('From:'), said.indexOf('\r\n\r\n'))
    const names = [...headers.matchAll(/^([^\s:]+):/gm)].map(([, name]) => name!.toLowerCase())
    expect(
      names.filter((name) => !ownHeaders.has(name)),
      JSON.stringify(text),
    ).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(said.match(/RCPT TO:.*/g)).toEqual(['RCPT TO:<bo@example.org>'])
  }
  mailer.close()
})

test('given any address that a form takes, then a mail server hears that recipient and no other command', async () => {
  const { url, received } = await startMailServer({ takes: true })
  const mailer = openMailer({ url, from: 'Quizzes <quizzes@example.org>' })
  const oddCharacters = [...Array.from({ length: 0x100 }, (_, code) => code), 0x2028, 0x202e, 0xff20, 0xfeff]
  const addresses = oddCharacters
    .map((code) => String.fromCodePoint(code))
    .flatMap((odd) => [`a${odd}b@example.org`, `a@exa${odd}mple.org`])
    .filter((address) => emailPattern.test(address))
  expect(addresses.length).toBeGreaterThan(300)
  const commands =
    /^(?:EHLO \S+|MAIL FROM:<quizzes@example\.org>(?: SMTPUTF8)?|RCPT TO:<[^<>\s]+>|RSET|DATA)$/
  for (const address of addresses) {
    received.length = 0
    await mailer.send({ recipient: address, subject: 'Code', body: 'text' }).catch(() => undefined)
    const spoken = received
      .filter((text) => !text.includes('Message-ID'))
      .flatMap((text) => text.split('\r\n'))
    const odd = spoken.filter((line) => line !== '' && line !== '.' && !commands.test(line))
    expect(odd, JSON.stringify(address)).toEqual([])
    expect(spoken.filter((line) => line.startsWith('RCPT')).length, JSON.stringify(address)).toBeLessThan(2)
  }
  mailer.close()
})

test('the outbox is shown only to a browser on this machine that uses a name of this machine', () => {
  const here = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']
  const elsewhere = ['10.0.0.1', '::ffff:10.0.0.1', '1.127.0.0', '127.evil.example', '']
  expect([here.every(isLoopbackAddress), elsewhere.some(isLoopbackAddress)]).toEqual([true, false])
  const names = ['localhost', 'LOCALHOST:4003', '127.0.0.1:4003', '[::1]:4003']
  const others = ['evil.example:4003', 'localhost.evil.example', '10.0.0.1', undefined]
  expect([names.every(isLoopbackHost), others.some(isLoopbackHost)]).toEqual([true, false])
})
