#!/bin/sh
# Varnish before the shells of SHELLS, purged from PURGERS.
set -eu
node shell/edge/origins.ts "$SHELLS" "$PURGERS" >"$DATA_DIR/edge-origins.vcl"
exec varnishd -F -j none -T none -S none -n "$DATA_DIR/run" -a "$HOST:$PORT" -s "malloc,$STORES" -s Transient=malloc,128m \
  -p thread_pool_max=1500 -p "vcl_path=$DATA_DIR" -f "$PWD/shell/edge/store.vcl"
