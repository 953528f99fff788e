import { defineConfig } from 'vitest/config'

const node = { environment: 'node' as const, restoreMocks: true }

/** Unit tests sit beside their file; what needs servers, a browser or the whole system has a folder of its own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: [
            '{proto-events,services,gateway,web,deploy}/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/paper/!(papers).test.ts'
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          maxWorkers: 2
        }
      },
      {
        test: {
          ...node,
          name: 'paper',
          include: ['tests/paper/papers.test.ts'],
          testTimeout: 60_000
        }
      },
      {
        test: {
          ...node,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/setup.ts'],
          setupFiles: ['tests/support/empty-broker.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A broker each: a durable belongs to whoever asks it, two files on one would take each other's events.
          maxWorkers: 2
        }
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          // Pages at a time in a file that opens several: beside another file, five would wait for each other.
          maxConcurrency: 3
        }
      },
      {
        test: {
          ...node,
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 180_000,
          // Alone: what is killed here, and how long a part may take to end, is told by the clock.
          fileParallelism: false
        }
      }
    ]
  }
})
