"""A program that adds up orders. It fails on some of them."""

import json
import sys

orders = json.load(open(sys.argv[1]))
discounts = {}
for order in orders["orders"]:
    total = sum(item["price"] * item["count"] for item in order["items"])
    customer = order["customer"]
    if total > 500:
        discounts[customer["name"]] = total // 100
    if "voucher" in customer:
        # A customer without a discount has no share.
        share = discounts.get(customer["name"], 0)
        total -= customer["voucher"] // share
    print(customer["name"], total)
