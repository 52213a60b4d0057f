#!/bin/bash
# PostgreSQL that follows PGHOST: a copy at the first start, of which one that was cut off is made again.
set -eu
if [ ! -s "$PGDATA/global/pg_control" ]; then
  mkdir -p "$PGDATA"
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --pgdata "$PGDATA" --wal-method stream --checkpoint fast --write-recovery-conf --no-password
  chmod 700 "$PGDATA"
fi
exec docker-entrypoint.sh postgres -c hot_standby_feedback=on
