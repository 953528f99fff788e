export {
  type Answer,
  answer,
  type CloudEvent,
  type DataOf,
  defineEvent,
  type EventDefinition,
  type Owner,
  type Reader,
  type ReaderOf
} from './envelope.ts'
export * from './generated/facts.ts'
