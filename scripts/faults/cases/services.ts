import { type FaultCase, from } from './fault-case.ts'

const rest = 'packages/gateway/src/rest'

/** Part G of the requirements: services that fail. */
export const serviceCases: readonly FaultCase[] = [
  {
    code: 'G1',
    what: 'services that can not be reached',
    provenBy: from(
      `${rest}/upstream.test.ts`,
      'is reported as down if nothing listens',
      'while the circuit breaker is open',
    ),
    notTried: 'certificates that are wrong, expired or self-signed',
  },
  {
    code: 'G2',
    what: 'services that answer late or never',
    provenBy: [
      ...from(`${rest}/upstream.test.ts`, 'is reported as a timeout'),
      ...from(`${rest}/forward.test.ts`, 'one deadline'),
      ...from('tests/faults/broken-upstream.test.ts'),
    ],
  },
  {
    code: 'G3',
    what: 'services that answer nonsense, on every row',
    provenBy: [
      ...from('tests/faults/broken-upstream.test.ts'),
      ...from(`${rest}/check-response.test.ts`),
      ...from(
        `${rest}/upstream.test.ts`,
        'that redirects is not followed',
        'over the limit is refused',
        'is reported as breaking the contract',
      ),
    ],
  },
  {
    code: 'G4',
    what: 'a connection that breaks after the service has stored',
    provenBy: [
      ...from(`${rest}/upstream.test.ts`, 'is not made for a POST that may have arrived'),
      ...from(
        'packages/services/src/saving/save-in-one-call.test.ts',
        'given a lost response, when the call is repeated',
      ),
    ],
  },
  {
    code: 'G5',
    what: 'one dead service beside living ones',
    provenBy: from(`${rest}/forward.test.ts`, 'those of the others succeed'),
  },
  {
    code: 'G6',
    what: 'a service that fails every other request',
    provenBy: [
      ...from(`${rest}/retry-budget.test.ts`),
      ...from(`${rest}/upstream.test.ts`, 'is not made beyond the retry budget'),
    ],
  },
  {
    code: 'G7',
    what: 'a service that comes back',
    provenBy: [
      ...from(`${rest}/circuit-breaker.test.ts`),
      ...from(`${rest}/upstream.test.ts`, 'gets requests again after a successful probe'),
    ],
  },
  {
    code: 'G8',
    what: 'callers who leave in the middle',
    provenBy: from(`${rest}/upstream.test.ts`, 'is aborted when its caller disconnects'),
  },
]
