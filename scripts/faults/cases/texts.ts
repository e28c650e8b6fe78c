import { type FaultCase, from } from './fault-case.ts'

/** Part F of the requirements: showing text of other people. */
export const textCases: readonly FaultCase[] = [
  {
    code: 'F1',
    what: 'scripts in every text',
    provenBy: [
      ...from('packages/ui/src/question/question-content.test.tsx'),
      ...from('packages/services/src/saving/resuming.test.ts', 'unusual texts are stored'),
    ],
    notTried:
      'all payloads in every place of every screen of a browser; the policy of F2 forbids what they need',
  },
  {
    code: 'F2',
    what: 'Trusted Types on every page',
    provenBy: [
      ...from('packages/gateway/src/plugins/page.test.ts', 'the policy forbids inline scripts'),
      ...from('tests/conformance/response-headers.test.ts'),
    ],
  },
  {
    code: 'F3',
    what: 'TeX that runs or fetches',
    provenBy: from('packages/ui/src/formula/draw-formula.test.tsx', 'drops everything that runs or fetches'),
  },
  {
    code: 'F4',
    what: 'TeX that grows beyond bounds',
    provenBy: [
      ...from('packages/contracts/src/rules/safe-tex.test.ts'),
      ...from('packages/ui/src/formula/draw-formula.test.tsx', 'would grow without limit'),
    ],
  },
  {
    code: 'F5',
    what: 'odd characters',
    provenBy: [
      ...from('packages/contracts/src/schemas/text.test.ts', 'are storable and bounded'),
      ...from('packages/contracts/src/validation/validate-input.test.ts', 'cannot be stored'),
      ...from(
        'packages/web/src/authoring/editor/editing.test.tsx',
        'unpaired surrogates and NUL are not accepted',
      ),
    ],
    notTried: 'the height of five thousand marks on one letter',
  },
  {
    code: 'F6',
    what: 'places out of this world, and tiles that do not come',
    provenBy: from('packages/web/src/features/quiz-stats/maps/maps.test.tsx'),
  },
  {
    code: 'F7',
    what: 'line breaks and control characters in what is logged',
    provenBy: from('tests/conformance/secrets-in-logs.test.ts', 'each entry is a line of JSON'),
  },
  {
    code: 'F8',
    what: 'errors of a service that hold HTML, a stack or SQL',
    provenBy: [
      ...from('tests/faults/broken-upstream.test.ts'),
      ...from(
        'packages/gateway/src/sockets/check-service-event.test.ts',
        'only our own message is forwarded',
      ),
    ],
  },
]
