import { type FaultCase, from } from './fault-case.ts'

const sockets = 'packages/gateway/src/sockets'
const saving = 'packages/services/src/saving'

/** Part C of the requirements: the two channels. */
export const socketCases: readonly FaultCase[] = [
  {
    code: 'C1',
    what: 'a socket of a foreign or missing origin',
    provenBy: [
      ...from(`${sockets}/relay-sign-in.test.ts`, 'is refused before the upgrade'),
      ...from(`${sockets}/allowed-origin.test.ts`),
      ...from('tests/conformance/socket-sign-in.test.ts', 'refuses another origin'),
    ],
  },
  {
    code: 'C2',
    what: 'no credentials in time, wrong ones, those of somebody else',
    provenBy: [
      ...from(`${sockets}/relay-sign-in.test.ts`, 'too late closes the socket', 'closes the socket'),
      ...from('tests/conformance/socket-sign-in.test.ts'),
    ],
  },
  {
    code: 'C3',
    what: 'a file or a batch for the quiz of somebody else',
    provenBy: [
      ...from('tests/conformance/question-saving.test.ts', 'nobody can save into another'),
      ...from('tests/conformance/csv-import.test.ts', 'nobody can read another'),
    ],
  },
  {
    code: 'C4',
    what: 'broken frames of every kind',
    provenBy: [
      ...from(`${sockets}/relay-messages.test.ts`),
      ...from('packages/contracts/src/sockets/frames.test.ts'),
      ...from('tests/conformance/socket-sign-in.test.ts', 'the fourth invalid frame closes the socket'),
      ...from('tests/conformance/fuzzed-frames.test.ts'),
    ],
  },
  {
    code: 'C5',
    what: 'frames that come before the credentials were checked',
    provenBy: from(
      `${sockets}/relay-sign-in.test.ts`,
      'queues the frames that arrive',
      'too much data arrives',
    ),
  },
  {
    code: 'C6',
    what: 'frames out of order, twice, and of two saves at once',
    provenBy: [
      ...from(
        'tests/conformance/question-saving.test.ts',
        'a batch sent twice, and a save completed twice, count once',
        'complete before all batches were received is refused',
        'a new version without consent is refused',
      ),
      ...from(`${saving}/stage-batch.test.ts`),
      ...from(`${saving}/resuming.test.ts`, 'given batches in any order'),
    ],
  },
  {
    code: 'C7',
    what: 'the services killed at every step of a save',
    provenBy: from('tests/faults/killed-servers.test.ts'),
  },
  {
    code: 'C8',
    what: 'services that hang, and connections that break in the middle',
    provenBy: [...from(`${sockets}/relay-failures.test.ts`), ...from('tests/walks/question-saving.test.ts')],
    notTried: 'lines of 8 KB a second and bytes cut into slices of three',
  },
  {
    code: 'C9',
    what: 'a browser that goes away in the middle of a save',
    provenBy: [
      ...from('tests/journeys/interrupted-save.test.ts'),
      ...from('tests/journeys/killed-browser.test.ts'),
      ...from('packages/web/src/authoring/editor/saving.test.tsx', 'unsaved changes are offered again'),
    ],
  },
  {
    code: 'C10',
    what: 'the gateway killed at every step of a save',
    provenBy: [...from('tests/faults/killed-servers.test.ts'), ...from('tests/faults/fleet.test.ts')],
  },
  {
    code: 'C11',
    what: 'events of a service that make no sense',
    provenBy: [
      ...from(`${sockets}/check-service-event.test.ts`),
      ...from(`${sockets}/monotonic-progress.test.ts`),
      ...from(`${sockets}/pending-job.test.ts`),
      ...from(`${sockets}/relay-messages.test.ts`, 'that is not in the table', 'that is too long ends'),
    ],
  },
  {
    code: 'C12',
    what: 'a slow browser before a fast service',
    provenBy: [
      ...from(`${sockets}/relay-backpressure.test.ts`),
      ...from(`${sockets}/outgoing-buffer.test.ts`),
    ],
  },
  {
    code: 'C13',
    what: 'a fast browser before a slow service',
    provenBy: [
      ...from('packages/machines/src/question-saving/machine.test.ts', 'batches are sent in order and once'),
      ...from(`${sockets}/relay-messages.test.ts`, 'beyond the rate limit closes the socket'),
    ],
  },
  {
    code: 'C14',
    what: 'a flood of sockets',
    provenBy: [
      ...from(`${sockets}/connection-limit.test.ts`),
      ...from('packages/server/src/http/strangers.test.ts'),
      ...from(`${sockets}/relay-sign-in.test.ts`, 'in total is limited', 'given a crowd of strangers'),
    ],
  },
  {
    code: 'C15',
    what: 'every answer to the question for a new version',
    provenBy: [
      ...from('tests/walks/new-version.test.ts'),
      ...from('tests/conformance/question-saving.test.ts', 'a quiz with attempts asks at the first batch'),
      ...from(`${sockets}/relay-failures.test.ts`, 'is closed after its idle timeout'),
    ],
  },
  {
    code: 'C16',
    what: 'compression of frames',
    provenBy: from(`${sockets}/relay-sign-in.test.ts`, 'with compression requested opens a socket without'),
  },
]
