import { type FaultCase, from } from './fault-case.ts'

const csv = 'packages/services/src/csv-import'
const contract = 'packages/contracts/src/csv'
const images = 'packages/services/src/images'

/** Parts D and E of the requirements: CSV files and images. */
export const fileCases: readonly FaultCase[] = [
  {
    code: 'D1',
    what: 'encodings of every kind, empty and binary files',
    provenBy: [
      ...from(`${csv}/encoding/detect-encoding.test.ts`),
      ...from(`${csv}/questions/file-formats.test.ts`),
      ...from(`${csv}/upload/check-file-type.test.ts`),
    ],
  },
  {
    code: 'D2',
    what: 'line ends, quotes in quotes, a quote that nothing closes',
    provenBy: [
      ...from(`${csv}/records/record-splitter.test.ts`),
      ...from('tests/conformance/bad-files.test.ts', 'an unclosed quote is reported with its line'),
    ],
  },
  {
    code: 'D3',
    what: 'separators other than the comma',
    provenBy: from(`${csv}/questions/file-formats.test.ts`),
  },
  {
    code: 'D4',
    what: 'missing, doubled and unknown columns, names of prototypes',
    provenBy: [
      ...from(`${contract}/read-header.test.ts`),
      ...from(`${csv}/questions/file-formats.test.ts`, 'properties of Object.prototype'),
      ...from(`${csv}/questions/header.test.ts`),
    ],
  },
  {
    code: 'D5',
    what: 'short, long and too many rows, columns and cells',
    provenBy: [
      ...from(`${csv}/questions/rejected-rows.test.ts`),
      ...from(`${csv}/questions/read-questions.test.ts`),
    ],
  },
  {
    code: 'D6',
    what: 'a file of 100 MB',
    provenBy: from(`${csv}/worker/read-in-worker.test.ts`),
    notTried: 'the memory and the speed, which `bench:csv` measures',
  },
  {
    code: 'D7',
    what: 'a bad row among many good ones',
    provenBy: [
      ...from(`${csv}/questions/rejected-rows.test.ts`, 'given many findings and rejected rows'),
      ...from('tests/journeys/csv-review.test.ts'),
    ],
  },
  {
    code: 'D8',
    what: 'questions with wrong keys, options and sections',
    provenBy: [
      ...from('packages/contracts/src/rules/question.test.ts'),
      ...from(`${contract}/read-row.test.ts`),
    ],
  },
  {
    code: 'D9',
    what: 'formulas in texts that are exported and imported again',
    provenBy: [
      ...from(`${contract}/round-trip.test.ts`),
      ...from(`${contract}/write-row.test.ts`),
      ...from('packages/web/src/files/write-csv.test.ts'),
    ],
    notTried: 'opening the file in a spreadsheet program',
  },
  {
    code: 'D10',
    what: 'an export that breaks off',
    provenBy: from('packages/web/src/files/questions-csv.test.ts'),
    notTried: 'cut connections: the page makes the file from questions that it has whole',
  },
  {
    code: 'D11',
    what: 'names of files that lead elsewhere',
    provenBy: [
      ...from('packages/formats/src/hostile-files.test.ts', 'names that lead out of a zip'),
      ...from(`${images}/upload-image.test.ts`, 'path traversal'),
      ...from('packages/contracts/src/rules/file-name.test.ts'),
      ...from('tests/conformance/hostile-texts.test.ts', 'has a harmless file name'),
    ],
  },
  {
    code: 'D12',
    what: 'files of another kind that call themselves CSV',
    provenBy: from(`${csv}/upload/check-file-type.test.ts`),
  },
  {
    code: 'D13',
    what: 'broken and endless forms',
    provenBy: [
      ...from('packages/gateway/src/rest/relay-upload.test.ts'),
      ...from('tests/conformance/uploads.test.ts', 'a body that is no form'),
      ...from(`${images}/upload-image.test.ts`, 'a second file, a missing file'),
    ],
  },
  {
    code: 'E1',
    what: 'broken, cut and changed images',
    provenBy: [
      ...from(`${images}/encode-image.test.ts`, 'refuses a truncated image'),
      ...from(`${images}/broken-images.test.ts`),
    ],
  },
  {
    code: 'E2',
    what: 'small files that unpack to huge images',
    provenBy: from(`${images}/encode-image.test.ts`, 'too many pixels'),
  },
  {
    code: 'E3',
    what: 'what is no image, under the name of one',
    provenBy: [
      ...from(`${images}/encode-image.test.ts`, 'given the bytes of'),
      ...from('tests/conformance/uploads.test.ts', 'files that are no image'),
    ],
  },
  {
    code: 'E4',
    what: 'payloads in metadata and behind the end',
    provenBy: from(`${images}/encode-image.test.ts`, 'metadata and appended bytes are removed'),
  },
  {
    code: 'E5',
    what: 'an image opened as a document',
    provenBy: [
      ...from(`${images}/upload-image.test.ts`, 'headers that only allow showing it'),
      ...from('packages/gateway/src/plugins/files.test.ts', 'headers that keep it passive'),
    ],
  },
  {
    code: 'E6',
    what: 'too many images, and the same one twice',
    provenBy: from(`${images}/upload-image.test.ts`, 'beyond the quota', 'equal images'),
  },
  {
    code: 'E7',
    what: 'files that nothing refers to',
    provenBy: [
      ...from('packages/services/src/sweep/sweep.test.ts'),
      ...from('packages/services/src/clear-leftovers.test.ts'),
    ],
  },
]
