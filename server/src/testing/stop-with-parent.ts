// Imported before a Rigbay of the tests (`--import`): the channel closes however the parent ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
