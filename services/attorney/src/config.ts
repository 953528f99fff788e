import { CommonConfig, readConfig } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

const Schema = Type.Object({
  ...CommonConfig,
  /** `off` takes the fictional people out, once a real directory is imported. */
  SAMPLE_DIRECTORY: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' })
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)
